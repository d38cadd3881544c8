// The design's curves; the field below reads them through cv.
uniform sampler2D uCurves;

float cv(float row, float place) {
  float at = clamp(place, 1.0, CURVE_LENGTH - 3.001);
  int j = int(at);
  int i = int(row);
  float t = at - float(j), t2 = t * t, t3 = t2 * t;
  return ((1.0 - 3.0 * t + 3.0 * t2 - t3) * texelFetch(uCurves, ivec2(j - 1, i), 0).r
    + (4.0 - 6.0 * t2 + 3.0 * t3) * texelFetch(uCurves, ivec2(j, i), 0).r
    + (1.0 + 3.0 * t + 3.0 * t2 - 3.0 * t3) * texelFetch(uCurves, ivec2(j + 1, i), 0).r
    + t3 * texelFetch(uCurves, ivec2(j + 2, i), 0).r) / 6.0;
}
