import { Client } from 'pg';

/** Makes a database beside another, as a copy of a template if one is named. @returns its address */
export async function createDatabase(beside: string, name: string, template?: string): Promise<string> {
  const client = new Client(beside);
  await client.connect();
  try {
    await client.query(`create database "${name}"${template ? ` template "${template}"` : ''}`);
  } finally {
    await client.end();
  }
  return beside.replace(/^(postgres:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}
