/** What the built `entry-server` gives: public pages as HTML with their data inside. */
export interface PageRenderer {
  /** `isWhole` is false where a page drawn a moment later will have a picture that this one lacks. */
  render(request: Request): Promise<{ status: number; html: string; location?: string; isWhole?: boolean }>;
}

export type ViteManifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

export type CreateRenderer = (options: {
  template: string;
  manifest: ViteManifest | null;
  api: (request: Request) => Response | Promise<Response>;
  /** The region's name, as texts use it. */
  wilayah: string;
  /** A picture as it travels inside pages; undefined while it is being made. */
  picture?: (address: string, width: number) => string | null | undefined;
}) => PageRenderer;
