import { afterAll } from 'vitest';
import { removeDatabases } from './database.ts';

afterAll(removeDatabases);
