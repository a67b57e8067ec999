import type { RestLink } from 'apollo-link-rest';

/** Bodies travel as multipart form data (spec section 7); lists as `name[]`, what is absent not at all. */
export const multipart: RestLink.Serializer = (input: Record<string, unknown>, headers) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (Array.isArray(value)) for (const one of value) append(body, `${name}[]`, one);
    else append(body, name, value);
  }
  return { body, headers };
};

const append = (body: FormData, name: string, value: unknown) => {
  if (value instanceof Blob) body.append(name, value);
  else if (value !== undefined && value !== null) body.append(name, String(value));
};
