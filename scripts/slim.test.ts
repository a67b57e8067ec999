import { expect, test } from 'vitest';
import { importedBy, neededOf } from './slim.ts';

test('the packages that a program imports are found, however it imports them', () => {
  const text = `import { a } from 'kysely/migration';
import type { B } from "@hono/node-server";
import './own.ts';
import { c } from '#contract/limits.ts';
import 'node:fs';
const d = await import('sharp');
import{e as f}from"react";`;
  expect(importedBy(text)).toEqual(['kysely', '@hono/node-server', 'sharp', 'react']);
});

test('with a package stays all that it needs itself, as far as it is there', async () => {
  const there: Record<string, object> = {
    satu: { dependencies: { dua: '1' }, optionalDependencies: { jauh: '1' } },
    dua: { peerDependencies: { satu: '1' } },
    lain: {},
  };
  const read = async (name: string) => (there[name] ? JSON.stringify(there[name]) : null);
  expect([...(await neededOf(['satu', 'vite'], read))]).toEqual(['satu', 'dua']);
});
