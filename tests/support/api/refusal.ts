import { HttpResponse } from 'msw';

/** The server says no, and not why. */
export const wordlessRefusal = () =>
  HttpResponse.json({ meta: { status: 'error', message: '', code: 403 }, data: { message: '' } }, { status: 403 });
