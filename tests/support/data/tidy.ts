import { afterAll, vi } from 'vitest';
import { removeDatabases } from './database.ts';

afterAll(removeDatabases);
// Files share a process: a stubbed window would make the next file's code take it for a browser.
afterAll(() => void vi.unstubAllGlobals());
