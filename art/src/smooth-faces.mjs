/**
 * Takes the cloudiness out of flat faces: a guided filter (He, Sun, Tang, "Guided Image Filtering", 2013) that averages where a
 * picture hardly changes and leaves every edge. What few samples leave on bright metal reads as stains, which a shop of graded
 * lids must not draw.
 */

/** Pixels to each side over which a face is averaged. */
const REACH = 14;
/** Changes well below this share of the brightness are cloudiness; well above it, edges. */
const CLOUDINESS = 0.045;

/**
 * @param {Uint8Array} pixels RGB, eight bits a channel
 * @param {number} width pixels
 * @param {number} height pixels
 * @returns {Uint8Array} a new picture of the same size
 */
export function smoothFaces(pixels, width, height) {
  const size = width * height;
  const result = new Uint8Array(pixels.length);
  // Each colour by itself: a screen's must not run over its edge onto a ground that is as bright.
  for (let channel = 0; channel < 3; channel += 1) {
    const values = Float64Array.from({ length: size }, (_, i) => pixels[3 * i + channel]);
    const mean = average(values, width, height);
    const meanOfSquares = average(values.map((value) => value * value), width, height);
    // How much of a pixel's own value stays: all of it on an edge, nearly nothing on a face.
    const shares = mean.map((value, i) => {
      const variance = meanOfSquares[i] - value * value;
      return variance / (variance + (CLOUDINESS * value) ** 2 + 1);
    });
    const share = average(shares, width, height);
    const rest = average(mean.map((value, i) => (1 - shares[i]) * value), width, height);
    for (let i = 0; i < size; i += 1) {
      result[3 * i + channel] = Math.min(255, Math.max(0, Math.round(share[i] * values[i] + rest[i])));
    }
  }
  return result;
}

/** The mean of the square around each pixel, by sums over all that stands above and left of it. */
function average(values, width, height) {
  const sums = new Float64Array((width + 1) * (height + 1));
  const row = width + 1;
  for (let y = 0; y < height; y += 1) {
    let line = 0;
    for (let x = 0; x < width; x += 1) {
      line += values[y * width + x];
      sums[(y + 1) * row + x + 1] = sums[y * row + x + 1] + line;
    }
  }
  const means = new Float64Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - REACH);
    const bottom = Math.min(height, y + REACH + 1);
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - REACH);
      const right = Math.min(width, x + REACH + 1);
      const sum = sums[bottom * row + right] - sums[top * row + right] - sums[bottom * row + left] + sums[top * row + left];
      means[y * width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return means;
}
