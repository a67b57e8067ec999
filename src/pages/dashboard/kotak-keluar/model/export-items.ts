import type { OutboxItem } from '@/shared/write';

/** Files as text, so that a row is whole in the exported file. */
async function readable(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return dataUrl(value);
  if (Array.isArray(value)) return Promise.all(value.map(readable));
  if (typeof value !== 'object' || value === null) return value;
  const entries = await Promise.all(Object.entries(value).map(async ([name, one]) => [name, await readable(one)]));
  return Object.fromEntries(entries);
}

const dataUrl = (file: Blob): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** The waiting rows as a file's text: what was typed can be kept, or read to somebody, whatever becomes of the device. */
export async function exportItems(items: readonly OutboxItem[]): Promise<string> {
  const rows = items.map(({ key, entity, label, variables, state, reason, attempts, dibuat }) => ({
    ...{ key, entity, label, state, reason, attempts, variables },
    dibuat: new Date(dibuat).toISOString(),
  }));
  return JSON.stringify(await readable(rows), null, 2);
}

/** Hands a text to the user as a file. */
export function download(name: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
