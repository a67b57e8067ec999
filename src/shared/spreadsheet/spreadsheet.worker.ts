import { type SpreadsheetOrder, serveOrder } from './serve-order';

addEventListener('message', async ({ data }: MessageEvent<SpreadsheetOrder>) => {
  postMessage(await serveOrder(data));
});
