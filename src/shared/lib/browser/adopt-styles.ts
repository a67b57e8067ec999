const adopted = new Set<string>();

/** Styles of a part that loads late: they need not travel with every page's own sheet. */
export function adoptStyles(...sheets: string[]): void {
  for (const css of sheets) {
    if (adopted.has(css)) continue;
    adopted.add(css);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
}
