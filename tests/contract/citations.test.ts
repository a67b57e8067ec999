import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/run.ts';
import { deadCitations, papersOf } from './citations.ts';

const pages: Record<string, string> = {
  'README.md': '# Lumbung\n## Two commands\n## Two commands\n',
  'docs/spesifikasi/2-layar.md': '## 2. Screens\n### Route sets\n',
  'docs/spesifikasi/3-data.md': '## 3. Entities\n## 4. States\n',
  'docs/spesifikasi/kontrak.md': '# Contract\n## Writes\n## Who may do what\n',
  'docs/spesifikasi/fakta.md': '## 1. Prices\n',
  'docs/spesifikasi/ketetapan.md': '1. A profile.\n2. A login.\n\n13. Numbers.\n',
  'docs/decisions/0006-sqlite.md': '# 6. SQLite\n```\n## Not a heading\n```\n',
  'docs/gambar/beranda.webp': '',
  'src/shared/write/save.ts': '',
};
const papers = papersOf(Object.keys(pages), (path) => pages[path] ?? '');

test.each([
  ['spec section 2, Route sets', 'spec section 5'],
  ['Spec sections 3 and 4', 'spec sections 3 and 9'],
  ['spec §4 and §2: said', 'spec §4 and §7'],
  ['the specification, section 4', 'specification, section 11'],
  ['rulings 13', 'rulings 14'],
  ['Rulings 1 and 2', 'rulings 1 and 3'],
  ['decision 6', 'decision 7'],
  ['docs/decisions/0006', 'docs/decisions/0016'],
  ['record 6', 'record 60'],
  ['kontrak.md, Who may do what: all', 'kontrak.md, Permissions'],
  ['(kontrak.md, Writes).', '(kontrak.md, Uploads).'],
  ['fakta.md 1', 'fakta.md 4'],
  ['README.md and docs/spesifikasi/2-layar.md', 'api.md'],
  ['https://github.com/somebody/app/blob/main/THERE.md', 'docs/THERE.md'],
  ['an issue of taste', 'issue 13'],
])('%s leads somewhere, %s does not', (good, bad) => {
  expect(deadCitations('src/a.ts', `/** Why (${good}). */`, papers)).toEqual([]);
  expect(deadCitations('src/a.ts', `/** Why (${bad}). */`, papers)).toHaveLength(1);
});

test.each([
  ['[a page](spesifikasi/fakta.md)', '[a page](spesifikasi/none.webp)'],
  ['[a folder](decisions)', '[a folder](keputusan)'],
  ['[a heading](spesifikasi/2-layar.md#route-sets)', '[a heading](spesifikasi/2-layar.md#routes)'],
  ['[the second](../README.md#two-commands-1)', '[the third](../README.md#two-commands-2)'],
  ['[no heading](decisions/0006-sqlite.md)', '[no heading](decisions/0006-sqlite.md#not-a-heading)'],
  ['[decision 6](decisions/0006-sqlite.md)', '[decision 6](decisions/0006-sqlite.md) as [6](spesifikasi/none.webp)'],
  ['[0006](decisions/0006-sqlite.md)', '[22](decisions/0006-sqlite.md)'],
  ['[elsewhere](https://example.org/none.webp)', '![a picture](gambar/none.webp)'],
  ['`[code](none.webp)`', '[code](none.webp)'],
  ['`src/shared/write/`', '`src/shared/outbox/`'],
  ['`shared/write`', '`shared/outbox`'],
  ['`npx vitest src/shared/write/save.ts`', '`npx vitest src/shared/write/send.ts`'],
  ['`src/**/*.ts` and `src/shared/<nama>/save.ts`', '`src/**/*.tsx`'],
  ['`src/shared/{write}`, `docs/{gambar,decisions}`', '`docs/{gambar,keputusan}`'],
  ['```\nsrc/shared/write/\n```\n', '```\nsrc/shared/outbox/\n```\n'],
  ['`dist/demo`, `/src/none`, `https://example.org/src/none`', '`src/none`'],
])('in a document %s leads somewhere, %s does not', (good, bad) => {
  expect(deadCitations('docs/uji.md', good, papers)).toEqual([]);
  expect(deadCitations('docs/uji.md', bad, papers)).toHaveLength(1);
});

test('in a record the number alone, in brackets, is a citation', () => {
  expect(deadCitations('docs/decisions/0006-sqlite.md', 'as decided (0006), not (0007)', papers)).toEqual(['(0007']);
});

/** Everything that people write here. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && path !== 'package-lock.json');

const textOf = (path: string): string => {
  try {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return text.includes('\0') ? '' : text;
  } catch {
    // Git still knows a file that was taken away.
    return '';
  }
};

const here = papersOf(files, textOf);

test('the specification has its nine sections, and no ruling is missing or there twice', () => {
  expect([...here.sections]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect([...here.rulings]).toEqual(Array.from({ length: here.rulings.size }, (_, at) => at + 1));
  expect(here.rulings.size).toBeGreaterThanOrEqual(39);
});

test('every citation leads somewhere', () => {
  expect(files.length).toBeGreaterThan(500);
  // This file cites what is not there.
  const citing = files.filter((path) => path !== 'tests/contract/citations.test.ts');
  const dead = citing.flatMap((path) => deadCitations(path, textOf(path), here).map((cited) => `${path}: ${cited}`));
  expect(dead).toEqual([]);
});
