export type Change = (feature: { properties: Record<string, unknown>; geometry: unknown }, at: number) => object | null;

/** A map as GeoJSON: a square for each place, beside one another. */
export const squareMap = (names: readonly string[], change: Change = (feature) => feature): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: names.flatMap((nama, at) => {
      const [west, south] = [115 + at * 0.1, -1];
      const ring = [
        [west, south],
        [west + 0.1, south],
        [west + 0.1, south + 0.1],
        [west, south + 0.1],
        [west, south],
      ];
      const geometry = { type: 'Polygon', coordinates: [ring] };
      const feature = change({ properties: { nama }, geometry }, at);
      return feature ? [{ type: 'Feature', ...feature }] : [];
    }),
  });
