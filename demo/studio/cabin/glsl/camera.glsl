// The ray of a pixel: the whole round (equirectangular, forward in the centre), or a perspective.
uniform vec2 uSize;
uniform float uRow;
uniform vec3 uEye, uRight, uUp, uForward;
uniform float uFocal;
// Radians that one pixel spans.
uniform float uPixel;
// Where a pixel's samples lie: no two in one row or column, so that edges of every slope are smooth.
const int SAMPLES = 5;
const vec2 OFFSETS[SAMPLES] = vec2[](vec2(0.), vec2(.14, .42), vec2(-.42, .14), vec2(-.14, -.42), vec2(.42, -.14));
vec3 rayAt(vec2 px) {
  if (uFocal <= 0.) {
    float lon = (px.x / uSize.x - .5) * 2. * PI, lat = (.5 - px.y / uSize.y) * PI;
    return vec3(-cos(lat) * cos(lon), cos(lat) * sin(lon), sin(lat));
  }
  vec2 q = (px - .5 * uSize) / (.5 * uSize.x);
  return normalize(uForward * uFocal + uRight * q.x - uUp * q.y);
}
