#!/usr/bin/env bash
# Tries what release.sh built: checks the metadata, installs each package into an empty environment, and asks it a question.
set -euo pipefail
version=$1
cd "$(dirname "$0")/../build/release"
release=$PWD
work=$(mktemp -d)
service=
trap '[ -z "$service" ] || kill "$service"; rm -rf "$work"' EXIT

sha256sum --check --quiet SHA256SUMS
twine check --strict ./*.whl "lawspeaker-$version.tar.gz" "lawspeaker_client-$version.tar.gz"
pyroma --min 10 "lawspeaker-$version.tar.gz"
pyroma --min 10 "lawspeaker_client-$version.tar.gz"
cd "$work"

# An empty environment with a package.
install() {
  python -m venv "$1"
  "$1/bin/python" -m pip install --quiet --disable-pip-version-check "$release/$2"
}

install wheel "lawspeaker-$version-py3-none-any.whl"
wheel/bin/lawspeaker examples java too-large-a-palace | wheel/bin/lawspeaker rule java --format text | grep --quiet Illegal

tar xzf "$release/lawspeaker-$version.tar.gz"
env -u MAKEFLAGS make --no-print-directory -C "lawspeaker-$version" cases GAME=java RULE=palace.size

port=$(python -c "import socket; taken = socket.create_server(('127.0.0.1', 0)); print(taken.getsockname()[1])")
url=http://127.0.0.1:$port
wheel/bin/lawspeaker serve --port "$port" > service.log 2>&1 &
service=$!
if ! curl --silent --fail --retry 300 --retry-delay 1 --retry-connrefused --output /dev/null "$url/healthz"; then
  cat service.log >&2
  exit 1
fi

for package in "lawspeaker_client-$version-py3-none-any.whl" "lawspeaker_client-$version.tar.gz"; do
  install "client-$package" "$package"
  "client-$package/bin/python" - "$url" <<'PROGRAM'
import sys

from lawspeaker_client import Lawspeaker

with Lawspeaker(sys.argv[1]) as judge:
    assert judge.java.setups({"players": ["one", "two"], "seed": "rice"})["verdict"] == "legal"
PROGRAM
done

npm install --silent --no-fund --no-audit --prefix node "$release/lawspeaker-client-$version.tgz"
cat > node/ask.mjs <<'PROGRAM'
import { createClient } from "@lawspeaker/client";

const judge = createClient({ baseUrl: process.argv[2] });
const { verdict } = await judge.ask("java", "setups", { players: ["one", "two"], seed: "rice" });
if (verdict !== "legal") throw new Error(verdict);
PROGRAM
node node/ask.mjs "$url"

# The contract is valid, and the cases are those of the wheel.
tar xzf "$release/lawspeaker-contract-$version.tar.gz"
tar xzf "$release/lawspeaker-cases-$version.tar.gz"
tar xzf "$release/lawspeaker-image-$version.tar.gz"
python -m openapi_spec_validator "lawspeaker-contract-$version/openapi.yaml"
for game in lawspeaker-cases-"$version"/tests/cases/*/; do
  name=$(basename "$game")
  diff -r "$game" wheel/lib/python*/site-packages/lawspeaker/games/"${name//-/_}"/cases
done
if docker info > /dev/null 2>&1; then
  docker build --quiet --file "lawspeaker-image-$version/deploy/Containerfile" "lawspeaker-image-$version"
else
  echo "Docker does not run here, so the image was not built."
fi
echo "All of release $version answers."
