import { DEMO_PASSWORD } from '../../demo/world/people.ts';

/** Logs an account of the demo in. */
export async function tokenOf(origin: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });
  const { data } = (await answer.json()) as { data: { access_token?: string } };
  if (!data.access_token) throw new Error(`${username} cannot log in: ${answer.status}`);
  return data.access_token;
}

export const bearerOf = async (origin: string, username: string): Promise<Record<string, string>> => ({
  Authorization: `Bearer ${await tokenOf(origin, username)}`,
});
