// Distances to simple solids, and how they are joined. Metres throughout.
#define PI 3.14159265
float box(vec3 p, vec3 b, float r) {
  vec3 d = abs(p) - b + r;
  return length(max(d, 0.)) + min(max(d.x, max(d.y, d.z)), 0.) - r;
}
float rect(vec2 p, vec2 b, float r) {
  vec2 d = abs(p) - b + r;
  return length(max(d, 0.)) + min(max(d.x, d.y), 0.) - r;
}
float disc(vec3 p, float radius, float half_, float r) {
  vec2 d = vec2(length(p.yz) - radius, abs(p.x) - half_) + r;
  return length(max(d, 0.)) + min(max(d.x, d.y), 0.) - r;
}
float upright(vec3 p, float radius, float half_, float r) {
  return disc(p.zxy, radius, half_, r);
}
float capsule(vec3 p, vec3 a, vec3 b, float r) {
  vec3 q = p - a, e = b - a;
  return length(q - e * clamp(dot(q, e) / dot(e, e), 0., 1.)) - r;
}
float smin(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.) / k;
  return min(a, b) - h * h * h * k * .16667;
}
float smax(float a, float b, float k) {
  return -smin(-a, -b, k);
}
// Turns about y so that the local z axis leans backwards by `a` radians.
vec3 lean(vec3 p, float a) {
  float c = cos(a), s = sin(a);
  return vec3(c * p.x - s * p.z, p.y, s * p.x + c * p.z);
}
float groove(float d, float width) {
  float q = d / width;
  return exp(-q * q);
}
uint scramble(uvec2 v) {
  uint h = v.x * 1664525u + v.y * 1013904223u + 374761393u;
  h ^= h >> 16; h *= 2246822519u; h ^= h >> 13; h *= 3266489917u; h ^= h >> 16;
  return h;
}
float hash(vec2 p) {
  ivec2 i = ivec2(floor(p));
  return float(scramble(uvec2(i)) >> 8) / 16777216.;
}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + 1.), f.x), f.y);
}
