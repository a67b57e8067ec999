import { afterAll, vi } from 'vitest';
import { setRegionalWords } from '#contract/formulas/wilayah/regional.ts';
import { removeDatabases } from './database.ts';

afterAll(removeDatabases);
// Files share a process: a stubbed window would make the next file's code take it for a browser.
afterAll(() => void vi.unstubAllGlobals());
// So do the words of another region.
afterAll(() => setRegionalWords(null));
