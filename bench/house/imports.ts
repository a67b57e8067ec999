import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';
import type { SourceFile } from './files.ts';

/** `value`: loaded with the module; `type`: gone before it runs; `later`: loaded when it is asked for. */
type Sort = 'value' | 'type' | 'later';

export interface Import {
  specifier: string;
  sort: Sort;
}

/** From one file of the house to another. */
export interface Arrow {
  from: string;
  to: string;
  sort: Sort;
}

/** A name in quotes, and nothing that is put together as the program runs. */
const QUOTED = /^(['"`])([^$]*)\1$/;

/** What a module imports, those it only passes on included. */
export function importsOf({ path, text }: SourceFile): Import[] {
  if (!/\.tsx?$/.test(path)) return [];
  const { module } = parseSync(path, text);
  // With `verbatimModuleSyntax`, `import { type A }` still loads the module.
  const sortAt = (start: number): Sort => (/^(import|export)\s+type\b/.test(text.slice(start)) ? 'type' : 'value');
  const passedOn = module.staticExports.flatMap(({ start, entries }) =>
    [...new Set(entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []))].map((specifier) => ({
      specifier,
      sort: sortAt(start),
    })),
  );
  const later = module.dynamicImports.flatMap(({ moduleRequest }): Import[] => {
    const [, , specifier] = QUOTED.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
    return specifier === undefined ? [] : [{ specifier, sort: 'later' }];
  });
  const imported = module.staticImports.map(({ start, moduleRequest }) => ({
    specifier: moduleRequest.value,
    sort: sortAt(start),
  }));
  return [...imported, ...passedOn, ...later];
}

/** The path that a specifier means, without what the house leaves out of it; null for a package. */
function meant(from: string, specifier: string): string | null {
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('.')) return join(dirname(from), bare);
  if (bare.startsWith('@/')) return join('src', bare.slice(2));
  return bare.startsWith('#contract/') ? join('contract', bare.slice('#contract/'.length)) : null;
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.d.ts'];

/** Where the imports of some files lead, and those that lead nowhere. */
export function arrowsOf(
  files: readonly SourceFile[],
  known: ReadonlySet<string>,
): { arrows: Arrow[]; lost: string[] } {
  const arrows: Arrow[] = [];
  const lost: string[] = [];
  for (const file of files) {
    for (const { specifier, sort } of importsOf(file)) {
      const path = meant(file.path, specifier);
      if (path === null) continue;
      const to = ENDINGS.map((ending) => path + ending).find((one) => known.has(one));
      if (to === undefined) lost.push(`${file.path}: ${specifier}`);
      else arrows.push({ from: file.path, to, sort });
    }
  }
  return { arrows, lost };
}
