/** What is known of a request once its answer was sent, or its connection was lost. */
export interface Answered {
  /** Its id, as `X-Request-Id` tells it. */
  permintaan: string;
  method: string;
  /** Without the query: searches and tokens stay out of logs. */
  path: string;
  status: number;
  ms: number;
}
