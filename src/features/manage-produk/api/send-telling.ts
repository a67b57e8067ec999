/** A fetch that tells how far its body has gone, which fetch itself cannot. */
export const sendTelling =
  (tell: (sent: number, total: number) => void): typeof fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : input);
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      const fail = () => reject(new TypeError('The request did not get through'));
      request.upload.addEventListener('progress', ({ loaded, total }) => tell(loaded, total));
      request.addEventListener('load', () => {
        const headers = { 'Content-Type': request.getResponseHeader('Content-Type') ?? '' };
        resolve(new Response(request.responseText, { status: request.status, headers }));
      });
      request.addEventListener('error', fail);
      request.addEventListener('abort', fail);
      init.signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(init.body instanceof ReadableStream ? null : init.body);
    });
