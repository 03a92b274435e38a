"use strict";

// Swagger UI has dark colours for this class.
const dark = matchMedia("(prefers-color-scheme: dark)");
const recolour = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", recolour);
recolour();

// Nothing is asked of any other host: no validator badge, no configuration from the page's address.
SwaggerUIBundle({
  url: document.getElementById("documentation").dataset.contract,
  dom_id: "#documentation",
  deepLinking: true,
  defaultModelsExpandDepth: -1, // a list of all shapes takes as long to draw as all operations; each operation shows its own
  queryConfigEnabled: false,
  validatorUrl: null,
});
