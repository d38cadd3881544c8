uniform sampler2D uPlate;

const vec2 PLATE_HALF = vec2(0.215, 0.047);

// `p` is measured from the plate's middle, to the right as one reads it, and up.
void putPlate(inout Surface surface, vec2 p) {
  float edge = box(p, PLATE_HALF, 0.008);
  put(surface, pianoBlack(), cover(edge - 0.008));
  vec3 ink = texture(uPlate, p / (2.0 * PLATE_HALF) + 0.5).rgb;
  put(surface, lacquered(ink * ink * (0.15 + 0.65 * gDull), 0.5, 0.04), cover(edge));
}
