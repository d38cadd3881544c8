// What fills the sunken openings of the face; `p` is (y, z) in metres.

float stripes(float at, float width, float share) {
  float off = abs(fract(at / width) - 0.5) * width;
  return cover(off - width * share * 0.5);
}

vec3 fillSlats(vec2 p) {
  return mix(vec3(0.003), pianoBlack() + metal(vec3(0.06), 0.2), stripes(p.y, 0.024, 0.42));
}

vec3 fillMesh(vec2 p) {
  float a = stripes(p.x + p.y * 1.6, 0.046, 0.16), b = stripes(p.x - p.y * 1.6, 0.046, 0.16);
  return mix(vec3(0.003), dullPlastic(vec3(0.03)) + 0.01, max(a, b));
}

vec3 fillBars(vec2 p) {
  return mix(vec3(0.003), pianoBlack() + metal(vec3(0.25), 0.15), stripes(p.x, 0.042, 0.34));
}

vec3 fillBlank(vec2 p) {
  return pianoBlack();
}
