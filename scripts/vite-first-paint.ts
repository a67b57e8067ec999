import type { Plugin } from 'vite';

/**
 * Writes the style sheet into index.html and lets scripts come after it: the first paint then needs the HTML alone
 * (docs/decisions/0010).
 */
export const firstPaint = (): Plugin => ({
  name: 'first-paint',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') return;
    page.source = String(page.source)
      .replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
        const sheet = bundle[file];
        return sheet?.type === 'asset' ? `<style>${String(sheet.source).trim()}</style>` : link;
      })
      .replace(/<script type="module"/g, '<script type="module" fetchpriority="low"')
      .replace(/<link rel="modulepreload"/g, '<link rel="modulepreload" fetchpriority="low"');
  },
});
