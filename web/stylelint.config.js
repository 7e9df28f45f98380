// What is wrong, not how it is spaced: that is the formatter's.
export default {
  extends: ["stylelint-config-standard", "stylelint-config-html/svelte"],
  reportNeedlessDisables: true,
  rules: {
    "rule-empty-line-before": null,
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "media-feature-range-notation": "prefix",
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "value-keyword-case": ["lower", { ignoreProperties: ["/^--/"] }],
    // A part's states stand in the order in which they win, whatever they weigh.
    "no-descending-specificity": null,
    "declaration-no-important": true,
    "selector-max-id": 0,
    // There are two breakpoints, and they have names; a part that must fit its place asks its container.
    "media-feature-name-disallowed-list": ["/width$/", "/height$/"],
  },
  overrides: [{ files: ["src/styles/media.css"], rules: { "media-feature-name-disallowed-list": null } }],
};
