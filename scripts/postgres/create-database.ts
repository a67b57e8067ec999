import { Client } from 'pg';

/** Makes a database beside another, as a copy of a template if one is named. @returns its address */
export async function createDatabase(beside: string, name: string, template?: string): Promise<string> {
  await ask(beside, `create database "${name}"${template ? ` template "${template}" strategy file_copy` : ''}`);
  return beside.replace(/^(postgres:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}

/** Takes a database away, whoever still has it open. */
export const dropDatabase = (beside: string, name: string): Promise<void> =>
  ask(beside, `drop database if exists "${name}" with (force)`);

async function ask(database: string, statement: string): Promise<void> {
  const client = new Client(database);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
