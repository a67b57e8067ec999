/** The parts of OpenAPI 3.1 that this API's document is made of. */

export type Schema = Record<string, unknown>;
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface Ref {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  schema: Schema;
  example?: unknown;
}

interface MediaType {
  schema: Schema;
  example?: unknown;
  encoding?: Record<string, { contentType: string }>;
}

export interface RequestBody {
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface Answer {
  description: string;
  headers?: Record<string, Ref | { description: string; schema: Schema }>;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  /** Who may, in words. */
  'x-siapa': string;
  /** The roles that may; absent when no login is needed, empty when any will do. */
  'x-peran'?: string[];
  security: Record<string, string[]>[];
  parameters?: (Parameter | Ref)[];
  requestBody?: RequestBody;
  responses: Record<string, Answer | Ref>;
}

/** Who may, and whether a token is needed. */
export type Who = Pick<Operation, 'x-siapa' | 'x-peran' | 'security'>;

export type PathItem = Partial<Record<Method, Operation>>;

export interface Tag {
  name: string;
  description: string;
}

export interface OpenApi {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  tags: Tag[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    headers: Record<string, { description: string; schema: Schema }>;
    responses: Record<string, Answer>;
    securitySchemes: Record<string, Schema>;
  };
}
