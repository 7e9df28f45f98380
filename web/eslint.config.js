import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const TYPED = { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] };

export default ts.config(
  { ignores: ["dist/", "pictures/", "public/", "src/lib/portraits.js", "src/lib/own-icons.js"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node, VERSION: "readonly" }, parserOptions: TYPED } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    files: ["*.js", "*.ts", "gallery/**"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "@typescript-eslint/require-await": "off", // a function may promise because others of its kind do
      "svelte/no-at-html-tags": "off", // drawings, and all of them ours
      "svelte/no-useless-mustaches": "off", // spaces that would be lost
      "svelte/prefer-svelte-reactivity": "off", // sets and maps are values here, never changed once they are made
    },
  },
  // What our own types promise is not asked for again.
  { files: ["src/**"], rules: { "@typescript-eslint/no-unnecessary-condition": "error" } },
  // What a component gives to another is known to svelte-check alone.
  {
    files: ["**/*.svelte"],
    rules: Object.fromEntries(
      ["argument", "assignment", "member-access", "return"].map((what) => [
        `@typescript-eslint/no-unsafe-${what}`,
        "off",
      ]),
    ),
  },
  // Fixtures without others, and functions that are sent to the browser as texts.
  {
    files: ["browser/**"],
    rules: {
      "no-empty-pattern": "off",
      "@typescript-eslint/restrict-template-expressions": "off",
      "@typescript-eslint/unbound-method": "off",
    },
  },
);
