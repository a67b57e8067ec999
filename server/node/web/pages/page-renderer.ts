import type { Situs } from '#contract/formulas/situs/situs.ts';
import type { Istilah } from '#contract/formulas/wilayah/istilah.ts';

/** The built `entry-server`: renders public pages to HTML with their data inside. */
export interface PageRenderer {
  /** `isWhole` is false when a picture of the page was not ready yet. */
  render(request: Request): Promise<{ status: number; html: string; location?: string; isWhole?: boolean }>;
}

export type ViteManifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

export type CreateRenderer = (options: {
  template: string;
  manifest: ViteManifest | null;
  api: (request: Request) => Response | Promise<Response>;
  /** The style sheets of the build, by their files; pages hold those of their own code. */
  sheets?: ReadonlyMap<string, string>;
  /** The region's name in texts. */
  wilayah: string;
  /** The hours that the office's clock is ahead of UTC. */
  jam?: number;
  /** The words for the regency and its parts; null: as texts are written. */
  istilah?: Istilah | null;
  /** The present name, colour and logo of the office's site; null: the app's defaults. */
  situs?: () => Promise<Situs | null>;
  /** A picture to inline in pages; undefined while it is being made. */
  picture?: (address: string, width: number) => string | null | undefined;
}) => PageRenderer;
