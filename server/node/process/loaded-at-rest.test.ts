import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const RUN = join(import.meta.dirname, '..', 'run.ts');

/** Loads the program without starting it, and lists all loaded modules. */
const SCRIPT = `
const { registerHooks } = await import('node:module');
const loaded = [];
registerHooks({
  resolve(name, context, next) {
    const found = next(name, context);
    loaded.push(found.url);
    return found;
  },
});
await import(process.argv[1]);
console.log(JSON.stringify(loaded));`;

test('what only pictures and letters need is not loaded by the program that answers everybody', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', SCRIPT, RUN], {
    maxBuffer: 10_000_000,
  });
  const loaded: string[] = JSON.parse(stdout);
  const packages = new Set(loaded.map((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]));
  expect(packages).toContain('pg');
  for (const heavy of ['sharp', 'nodemailer']) expect(packages).not.toContain(heavy);
});
