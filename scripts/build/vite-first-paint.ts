import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/**
 * Writes the style sheet into index.html and lets scripts come after it: the first paint then needs the HTML alone
 * (docs/decisions/0010).
 */
export function firstPaint(): Plugin {
  /** Sheets that every page holds, by their files. */
  const inlined = new Set<string>();
  return {
    name: 'first-paint',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      page.source = String(page.source)
        .replace(SHEET, (link, file: string) => {
          const sheet = bundle[file];
          if (sheet?.type !== 'asset') return link;
          inlined.add(file);
          return `<style>${String(sheet.source).trim()}</style>`;
        })
        .replace(/<script type="module"/g, '<script type="module" fetchpriority="low"')
        .replace(/<link rel="modulepreload"/g, '<link rel="modulepreload" fetchpriority="low"');
    },
    /** Parts that come later fetch the sheets of what they import: those that stand in the page would come again. */
    async writeBundle({ dir = '' }, bundle) {
      for (const file of inlined) {
        const owner = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && isOwner(chunk, file));
        for (const chunk of Object.values(bundle)) {
          if (!owner || chunk.type !== 'chunk' || !chunk.code.includes(`"${file}"`)) continue;
          await writeFile(join(dir, chunk.fileName), chunk.code.replaceAll(`"${file}"`, `"${owner.fileName}"`));
        }
      }
    },
  };
}

/** The sheet is of the styles that a chunk imports. */
const isOwner = ({ viteMetadata }: { viteMetadata?: { importedCss: Set<string> } }, file: string): boolean =>
  viteMetadata?.importedCss.has(file) === true;
