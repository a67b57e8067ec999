import { createHash } from 'node:crypto';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { column } from '../../../contract/columns.ts';
import type { Parameter, Schema } from '../../../server/openapi/openapi.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { document, operations, resolved } from '../../support/api/documented.ts';
import { throughListener } from '../../support/garbage/through-listener.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});

/** Names of parameters are for readers; that there is one is what an address is. */
const nameless = (path: string) => path.replace(/\{[^}]*\}/g, '{}');
const byHono = (path: string) => path.replace(/:[^/]+/g, '{}').replace(/(?<=.)\/$/, '');

test('every address that the app answers is documented, and every documented one is answered', () => {
  const answered = api.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${byHono(path)}`);
  const told = operations.map(({ method, path }) => `${method.toUpperCase()} ${nameless(path)}`);
  expect([...new Set(told)].sort()).toEqual([...new Set(answered)].sort());
});

test('a linter finds nothing to complain of', async () => {
  const response = await api.fetch('/api/openapi.json');
  expect(response.headers.get('Content-Type')).toBe('application/json');
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // What takes no input and needs no login refuses nobody.
      'operation-4xx-response': 'off',
      'no-invalid-schema-examples': 'error',
      'no-invalid-media-type-examples': 'error',
      'no-unused-components': 'error',
      'path-params-defined': 'error',
      'tag-description': 'error',
      'operation-tag-defined': 'error',
      'security-defined': 'error',
    },
  });
  const source = await response.text();
  expect(JSON.parse(source)).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/' }] });
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

/** Fields without a word of what they are. */
function unexplained(schema: Schema, path: string): string[] {
  const { properties = {}, items, anyOf = [], allOf = [] } = schema as Record<string, never>;
  const inner = Object.entries<Schema>(properties).flatMap(([name, one]) => [
    ...(one['description'] ? [] : [`${path}.${name}`]),
    ...unexplained(one, `${path}.${name}`),
  ]);
  return [...inner, ...[...anyOf, ...allOf, ...(items ? [items] : [])].flatMap((one) => unexplained(one, path))];
}

test('every field of a row, a form or a query is explained', () => {
  const envelopes = ['Berhasil', 'Kegagalan', 'Halaman'];
  const rows = Object.entries(document.components.schemas).filter(([name]) => !envelopes.includes(name));
  expect(rows.flatMap(([name, schema]) => unexplained(schema, name))).toEqual([]);
  for (const { operation } of operations) {
    for (const one of operation.parameters ?? []) {
      expect(resolved(one), operation.operationId).toMatchObject({
        description: expect.stringMatching(/^(?!undefined)/),
      });
    }
  }
});

/** The head of a success; `meta` of a failure is shown. */
const ABOUT_ALL = document.components.schemas['Berhasil']!['properties'] as object;

test('no explanation is of something that is not there', () => {
  const content = JSON.stringify(document);
  expect(Object.keys(column).filter((name) => !content.includes(`"${name}"`))).toEqual([]);
});

describe('GET /api/docs', () => {
  test('is a page without scripts that loads its own style only', async () => {
    const response = await api.fetch('/api/docs');
    const page = await response.text();
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(page).toMatch(/^<!doctype html>\n<html lang="id">/);
    expect(page).not.toMatch(/<script|<link|<img|\sstyle=|\son\w+=|javascript:/i);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
  });

  test('keeps its own policy behind the listener, which sets another for every answer', async () => {
    await using listening = await throughListener(api);
    for (const encoding of ['identity', 'br']) {
      const { headers } = await listening.api.fetch('/api/docs', { headers: { 'Accept-Encoding': encoding } });
      expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^,]*$/);
      expect(headers.get('Content-Encoding') ?? 'identity').toBe(encoding);
    }
  });

  test('names every method and address, who may, every field and filter', async () => {
    const page = await (await api.fetch('/api/docs')).text();
    const fields = Object.values(document.components.schemas).flatMap(({ properties }) =>
      Object.keys(properties ?? {}),
    );
    const told = operations.flatMap(({ path, method, operation }) => [
      `<code>${path}</code>`,
      operation.summary,
      `${operation['x-siapa']}.</p>`,
      `>${method.toUpperCase()}</b>`,
      ...(operation.parameters ?? []).map((one) => `<code>${resolved<Parameter>(one).name}</code>`),
    ]);
    const words = [...told, ...fields.filter((field) => !(field in ABOUT_ALL)).map((field) => `<code>${field}</code>`)];
    expect(words.filter((word) => !page.includes(word))).toEqual([]);
  });

  test('is kept by browsers until it changes', async () => {
    for (const path of ['/api/docs', '/api/openapi.json']) {
      const { headers } = await api.fetch(path);
      expect(headers.get('ETag')).toMatch(/^"[0-9a-f]{16}"$/);
      expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    }
  });
});
