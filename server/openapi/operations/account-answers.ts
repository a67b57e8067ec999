import { nothing } from '../answers.ts';
import { exampleOf } from '../example.ts';
import type { Schema } from '../openapi.ts';
import { refTo } from '../request-body.ts';
import { accountSchemas } from './account-schemas.ts';

/** The schema of `data`, and an example. */
export interface Told {
  data: Schema;
  example: unknown;
}

const user = exampleOf(accountSchemas.User);
export const oneUser: Told = { data: refTo('User'), example: user };
export const changedUser: Told = {
  data: { type: 'object', properties: { user: refTo('User') }, required: ['user'] },
  example: { user },
};
export const sessions: Told = {
  data: { type: 'object', properties: { sesi: { type: 'array', items: refTo('Sesi') } }, required: ['sesi'] },
  example: { sesi: [exampleOf(accountSchemas.Sesi)] },
};
export const knownKeys: Told = {
  data: {
    type: 'object',
    properties: { dikenal: { type: 'array', items: { type: 'string' }, description: 'Kunci yang ada di server ini' } },
    required: ['dikenal'],
  },
  example: { dikenal: ['018f3f5e-7c1a-7b2e-9a54-2f1d6c0b8e77'] },
};
export const none: Told = { data: nothing, example: null };
export const session: Told = {
  data: {
    type: 'object',
    properties: { user: refTo('User'), access_token: { type: 'string' }, token_type: { const: 'Bearer' } },
    required: ['user', 'access_token', 'token_type'],
  },
  example: { user, access_token: 'q8Qh2m0nqz6J3bVgTn5w0yXcD4rKfL7sPa1eUo9iHtE', token_type: 'Bearer' },
};
export const task: Told = {
  data: {
    type: 'object',
    properties: {
      jenis: { enum: ['off', 'altcha', 'recaptcha'], description: 'Pemeriksaan yang berlaku di server ini' },
      site_key: { type: 'string', description: 'Kunci situs reCAPTCHA' },
      parameters: { type: 'object', description: 'Soal ALTCHA' },
      signature: { type: 'string', description: 'Tanda tangan soal ALTCHA' },
    },
    required: ['jenis'],
  },
  example: { jenis: 'recaptcha', site_key: '6Lc…' },
};
