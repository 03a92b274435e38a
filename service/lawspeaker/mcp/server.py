"""The MCP server: connects the tools and resources to the SDK. It keeps nothing between two requests."""

from collections.abc import Callable, Mapping
from typing import Any

from mcp.server import Server
from mcp.server.context import ServerRequestContext
from mcp.shared.exceptions import MCPError
from mcp_types import (
    INTERNAL_ERROR,
    INVALID_PARAMS,
    CallToolRequestParams,
    CallToolResult,
    ListResourcesResult,
    ListResourceTemplatesResult,
    ListToolsResult,
    PaginatedRequestParams,
    ReadResourceRequestParams,
    ReadResourceResult,
    TextResourceContents,
)

from lawspeaker import __version__
from lawspeaker.adjudication.words.quoting import quoted
from lawspeaker.mcp.catalogue_tools import HowToAsk, ListGames, SearchRules
from lawspeaker.mcp.question_tools import question_tools
from lawspeaker.mcp.resources import MARKDOWN, Resources
from lawspeaker.mcp.service import AsyncService, Unavailable
from lawspeaker.mcp.texts import texts
from lawspeaker.mcp.tool import Games, Tool, failure, refusal
from lawspeaker.refused import Refused

Context = ServerRequestContext[Any, Any]


def mcp_server(games: Games, service_for: Callable[[Context], AsyncService]) -> Server[Any]:
    """The server for ``games``. ``service_for`` gives the service that answers one request."""
    questions = question_tools(games)
    listed: list[Tool] = [ListGames(games, questions), SearchRules(games), HowToAsk(games, questions), *questions]
    tools = {tool.name: tool for tool in listed}
    asking = frozenset(tool.name for tool in questions)
    resources = Resources(games)

    async def list_tools(_context: Context, _params: PaginatedRequestParams | None) -> ListToolsResult:
        return ListToolsResult(tools=[tool.definition for tool in listed])

    async def call_tool(context: Context, params: CallToolRequestParams) -> CallToolResult:
        if params.name not in tools:
            raise MCPError(INVALID_PARAMS, f"There is no tool {quoted(params.name)}. There are: {', '.join(tools)}.")
        service = service_for(context)
        try:
            content = await tools[params.name].answer(params.arguments or {}, service)
        except Refused as refused:
            hint = (
                "Call how_to_ask for the exact form."
                if params.name in asking and refused.problem.get("status", 400) == 400
                else ""
            )
            return refusal(refused.problem, hint)
        except Unavailable as unavailable:
            return failure(str(unavailable))
        except Exception as error:  # the SDK would tell its text
            return refusal(service.report(error).problem, "")
        return CallToolResult(content=list(content))

    def input_schema(name: str) -> Mapping[str, Any] | None:
        """The input schema of a tool. Without this function, the SDK would build the list of all tools for each call."""
        return tools[name].definition.input_schema if name in tools else None

    async def list_resources(_context: Context, _params: PaginatedRequestParams | None) -> ListResourcesResult:
        return ListResourcesResult(resources=list(resources.list()))

    async def list_resource_templates(_context: Context, _params: PaginatedRequestParams | None) -> ListResourceTemplatesResult:
        """Returns no templates. Some clients request them from every server with resources, and treat a missing method as a
        failure."""
        return ListResourceTemplatesResult(resource_templates=[])

    async def read_resource(context: Context, params: ReadResourceRequestParams) -> ReadResourceResult:
        uri = str(params.uri)
        if not resources.has(uri):
            raise MCPError(INVALID_PARAMS, f"There is no resource {quoted(uri)}. resources/list gives all.")
        service = service_for(context)
        try:
            text = await resources.read(uri, service)
        except (Refused, Unavailable) as error:
            raise MCPError(INTERNAL_ERROR, str(error)) from None
        except Exception as error:  # the SDK would tell its text
            raise MCPError(INTERNAL_ERROR, str(service.report(error))) from None
        return ReadResourceResult(contents=[TextResourceContents(uri=uri, text=text, mime_type=MARKDOWN)])

    return Server(
        "lawspeaker",
        version=__version__,
        title="Lawspeaker",
        instructions=texts()["instructions"],
        get_tool_input_schema=input_schema,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
        on_list_resources=list_resources,
        on_list_resource_templates=list_resource_templates,
        on_read_resource=read_resource,
    )
