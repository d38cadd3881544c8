// The light line runs on over the whole face, on both sides of the badge.
float lampOutline(vec2 p) {
  float pod = meet(abs(p.y) - LAMP_HALF, max(-p.x + 0.4 * abs(p.y), p.x - LAMP_LENGTH + 0.6 * (LAMP_HALF - p.y)), 0.02);
  float band = max(abs(p.y) - 0.012, max(p.x - LAMP_LENGTH * 0.5, -p.x - LAMP_INNER - 0.1));
  return min(pod, band);
}

vec3 lampInside(vec2 deep, vec2 shallow) {
  vec3 light = chamber(deep.y);
  for (int i = 0; i < 2; i++) putLens(light, deep - vec2(LAMP_LENGTH * (0.3 + 0.26 * float(i)), -LAMP_HALF * 0.45), LAMP_HALF * 0.42);
  float start = -LAMP_INNER + 0.075;
  float line = segment(shallow, vec2(start, 0.0), vec2(0.0, 0.0));
  line = min(line, segment(shallow, vec2(0.0, 0.0), vec2(LAMP_LENGTH * 0.12, LAMP_HALF * 0.62)));
  line = min(line, segment(shallow, vec2(LAMP_LENGTH * 0.12, LAMP_HALF * 0.62), vec2(LAMP_LENGTH * 0.9, LAMP_HALF * 0.62)));
  putGuide(light, line, 0.0062);
  return light;
}
