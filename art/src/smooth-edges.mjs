/**
 * Takes the steps out of slanted edges: fast approximate anti-aliasing (Lottes, "FXAA", 2009, quality form). Few samples a
 * pixel and a denoiser that keeps edges leave a silhouette one pixel sharp, which shows as steps wherever a picture is not
 * reduced. Flat faces and straight edges are left as they are.
 */

/** Edges fainter than these shares of the brightest neighbour, or of white, are left. */
const RELATIVE_CONTRAST = 0.125;
const LEAST_CONTRAST = 0.04 * 255;
/** How much of a single light or dark pixel is taken away, 0–1: little, since legends on keys are a pixel wide. */
const SINGLE_PIXELS = 0.35;
/** Pixels to each side in which the end of a step is looked for. */
const REACH = 24;

/**
 * @param {Uint8Array} pixels RGB, eight bits a channel
 * @param {number} width pixels
 * @param {number} height pixels
 * @returns {Uint8Array} a new picture of the same size
 */
export function smoothEdges(pixels, width, height) {
  const luma = new Float32Array(width * height);
  for (let i = 0; i < luma.length; i += 1) {
    luma[i] = 0.299 * pixels[3 * i] + 0.587 * pixels[3 * i + 1] + 0.114 * pixels[3 * i + 2];
  }
  const result = Uint8Array.from(pixels);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const shift = findShift(luma, width, height, x, y);
      if (shift === null) continue;
      const here = 3 * (y * width + x);
      const there = here + 3 * shift.step;
      for (let channel = 0; channel < 3; channel += 1) {
        const own = pixels[here + channel];
        result[here + channel] = Math.round(own + (pixels[there + channel] - own) * shift.share);
      }
    }
  }
  return result;
}

/** Which neighbour's colour a pixel takes up, as an offset in pixels, and how much of it; null where there is no edge. */
function findShift(luma, width, height, x, y) {
  const at = y * width + x;
  const middle = luma[at];
  const [north, south, west, east] = [luma[at - width], luma[at + width], luma[at - 1], luma[at + 1]];
  const brightest = Math.max(middle, north, south, west, east);
  const range = brightest - Math.min(middle, north, south, west, east);
  if (range < Math.max(LEAST_CONTRAST, brightest * RELATIVE_CONTRAST)) return null;
  const [nw, ne, sw, se] = [luma[at - width - 1], luma[at - width + 1], luma[at + width - 1], luma[at + width + 1]];
  const acrossRows = Math.abs(nw + sw - 2 * west) + 2 * Math.abs(north + south - 2 * middle) + Math.abs(ne + se - 2 * east);
  const acrossColumns = Math.abs(nw + ne - 2 * north) + 2 * Math.abs(west + east - 2 * middle) + Math.abs(sw + se - 2 * south);
  const isHorizontal = acrossRows >= acrossColumns;
  const [before, after] = isHorizontal ? [north, south] : [west, east];
  const isBefore = Math.abs(before - middle) >= Math.abs(after - middle);
  const side = isBefore ? before : after;
  const step = (isBefore ? -1 : 1) * (isHorizontal ? width : 1);
  const along = isHorizontal ? 1 : width;
  const [place, length] = isHorizontal ? [x, width] : [y, height];

  const edge = (side + middle) / 2;
  const limit = Math.abs(side - middle) / 4;
  const follow = (direction) => {
    const most = Math.min(REACH, direction < 0 ? place : length - 1 - place);
    let distance = 1;
    let difference = 0;
    for (; distance <= most; distance += 1) {
      const here = at + direction * along * distance;
      difference = (luma[here] + luma[here + step]) / 2 - edge;
      if (Math.abs(difference) >= limit) break;
    }
    return { distance, difference };
  };
  const ends = [follow(-1), follow(1)];
  const nearest = ends[0].distance < ends[1].distance ? ends[0] : ends[1];
  const isStep = nearest.difference < 0 !== middle < edge;
  const share = isStep ? 0.5 - nearest.distance / (ends[0].distance + ends[1].distance) : 0;

  const around = (2 * (north + south + west + east) + nw + ne + sw + se) / 12;
  const lone = Math.min(1, Math.abs(around - middle) / range);
  return { step, share: Math.max(share, (lone * lone * (3 - 2 * lone)) ** 2 * SINGLE_PIXELS) };
}
