import type { Failure } from '#contract/envelope.ts';

/** Said where a server, or what stands before it, has no words of its own. */
export const UNREADABLE = 'Server tidak menjawab sebagaimana mestinya. Silahkan coba lagi.';

/** Every failure of the API, whatever its cause: `message` is fit to be shown. */
export class ApiError extends Error {
  /** HTTP status, 0 when no answer came. */
  readonly code: number;
  /** Undefined where the API itself has said nothing: a proxy, or the page of a hotel's network, speaks in its place. */
  readonly data: Partial<Failure> | undefined;
  /** Seconds after which the server wants to be asked again. */
  readonly retryAfter: number | undefined;

  constructor(message: string, code: number, data?: Partial<Failure>, retryAfter?: number) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

/** Whether the API itself has answered so, not something that stands before it. */
export const isRefusal = (error: unknown, code: 401 | 403): boolean =>
  error instanceof ApiError && error.code === code && error.data !== undefined;
