import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'graphql';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { parsedDocuments } from './vite-gql.ts';

/** A tag that tells that it was called: what was parsed at build time no longer calls it. */
const gql = `export const gql = (parts, ...values) => 'called ' + String.raw({ raw: parts }, ...values);`;

/** Builds a module, and says what it then exports. */
async function built(file: string, code: string): Promise<Record<string, unknown>> {
  const root = await mkdtemp(join(tmpdir(), 'lumbung-gql-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(join(dirname(path), 'tag.js'), gql);
  await writeFile(path, `import { gql } from './tag.js';\n${code}`);
  const result = await build({
    ...{ root, configFile: false, logLevel: 'error', plugins: [parsedDocuments()] },
    build: { write: false, minify: false, lib: { entry: path, formats: ['es'] } },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('Nothing was built');
  return import(`data:text/javascript,${encodeURIComponent(output.output[0].code)}`);
}

const LIST =
  'query PanganList($filter: PanganFilter!) { page: pangan(filter: $filter) @rest(path: "/pangan?x") { id } }';
const ADD = 'mutation AddPangan($input: PanganInput!) { pangan(input: $input) { id nama_pangan } }';
const plain = (source: string): unknown => JSON.parse(JSON.stringify(parse(source, { noLocation: true })));

test('documents are what a parser makes of them, each at its place', async () => {
  const module = await built(
    'src/pangan.ts',
    `export const list = gql\`\n  ${LIST}\n\`;\nexport const add = gql\`${ADD}\`;\nexport const words = 'gql \`x\`';`,
  );
  expect(module['list']).toEqual(plain(LIST));
  expect(module['add']).toEqual(plain(ADD));
  expect(module['words']).toBe('gql `x`');
});

test('a document that is put together while the program runs is left to the tag', async () => {
  const module = await built('src/pangan.ts', `const id = 'id';\nexport const list = gql\`{ pangan { \${id} } }\`;`);
  expect(module['list']).toBe('called { pangan { id } }');
});

test('what lies outside the app is left as it is', async () => {
  expect((await built('lain/pangan.js', `export const list = gql\`${ADD}\`;`))['list']).toBe(`called ${ADD}`);
});

test('a document with a mistake stops the build', async () => {
  await expect(built('src/pangan.tsx', 'export const list = gql`query {`;')).rejects.toThrow('Syntax Error');
});
