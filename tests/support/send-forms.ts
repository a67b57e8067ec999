import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';

/** Forms and files of jsdom are strangers to Node's fetch: they are sent as Node's own, unchanged in content. */
export function sendForms(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    send(input, init?.body instanceof FormData ? { ...init, body: await asNodes(init.body) } : init);
}

async function asNodes(form: FormData): Promise<BodyInit> {
  const own = await new Response('', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }).formData();
  for (const [name, value] of form) {
    if (typeof value === 'string') own.append(name, value);
    else own.append(name, new NodeFile([await bytesOf(value)], value.name, { type: value.type }) as File);
  }
  return own;
}

const bytesOf = (file: Blob): Promise<ArrayBuffer> =>
  file instanceof NodeBlob
    ? file.arrayBuffer()
    : new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as ArrayBuffer);
        reader.onerror = () => reject(reader.error);
        reader.readAsArrayBuffer(file);
      });
