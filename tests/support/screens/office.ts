/** Writes to the API past the screens, as somebody else of the office would. @returns the answer's data */
export async function writes(token: string, method: string, path: string, fields: object = {}) {
  const answer = await fetch(`http://localhost/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  return (await answer.json()).data;
}
