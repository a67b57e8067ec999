import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';

/** Forms and files of jsdom are strangers to Node's network and to its structured clone: the page uses Node's own. */
export async function takeNodeForms(): Promise<void> {
  // The page is one for all files of a worker.
  if ((File as unknown) === NodeFile) return;
  const OfPage = FormData;
  const urlEncoded = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
  const OfNode = (await new Response('', urlEncoded).formData()).constructor as typeof FormData;
  class Form extends OfNode {
    constructor(element?: HTMLFormElement) {
      super();
      for (const [name, value] of element ? new OfPage(element) : []) this.append(name, value as string);
    }
  }
  // Assigned, they would become those of jsdom's window too, and be taken for jsdom's own when they are sent.
  for (const [name, value] of Object.entries({ Blob: NodeBlob, File: NodeFile, FormData: Form })) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }

  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (body) {
    if (!(body instanceof Form)) return send.call(this, body);
    const encoded = new Response(body);
    this.setRequestHeader('Content-Type', encoded.headers.get('Content-Type') ?? '');
    void encoded.arrayBuffer().then((bytes) => send.call(this, bytes));
  };
}
