/** What the built `entry-server` gives: public pages as HTML with their data inside. */
export interface PageRenderer {
  render(request: Request): Promise<{ status: number; html: string; location?: string }>;
}

export type ViteManifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

export type CreateRenderer = (options: {
  template: string;
  manifest: ViteManifest | null;
  api: (request: Request) => Response | Promise<Response>;
  /** The region's name, as texts use it. */
  wilayah: string;
}) => PageRenderer;
