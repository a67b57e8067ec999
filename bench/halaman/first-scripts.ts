import type { ViteManifest } from '../../server/node/web/pages/page-renderer.ts';

const TAGS = /<script\b[^>]*\bsrc="\/([^"]+)"|<link\b[^>]*\brel="modulepreload"[^>]*\bhref="\/([^"]+)"/g;

/**
 * The scripts of a page's first load: those that its HTML names, and all that they import statically. What the page
 * asks for later, when it is idle or touched, is not among them.
 */
export function firstScripts(html: string, manifest: ViteManifest): Set<string> {
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const key of manifest[keys.get(file) ?? '']?.imports ?? []) {
      const imported = manifest[key];
      if (imported) add(imported.file);
    }
  };
  for (const [, script, preload] of html.matchAll(TAGS)) add(script ?? preload ?? '');
  return found;
}
