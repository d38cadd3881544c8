float bladeHalf(float along) {
  return LAMP_HALF * mix(0.62, 1.0, smoothstep(0.0, LAMP_LENGTH * 0.7, along));
}

float lampOutline(vec2 p) {
  float ends = max(-p.x + 0.5 * p.y, p.x - LAMP_LENGTH + 0.9 * (LAMP_HALF - p.y));
  return meet(abs(p.y) - bladeHalf(p.x), ends, 0.015);
}

vec3 lampInside(vec2 deep, vec2 shallow) {
  vec3 light = chamber(deep.y);
  float radius = LAMP_HALF * 0.66;
  for (int i = 0; i < 3; i++) putLens(light, deep - vec2(LAMP_LENGTH * (0.2 + 0.17 * float(i)), -LAMP_HALF * 0.1), radius);
  float top = bladeHalf(shallow.x) - 0.009;
  float line = segment(vec2(shallow.x, shallow.y - top), vec2(0.02, 0.0), vec2(LAMP_LENGTH * 0.86, 0.0));
  line = min(line, segment(shallow, vec2(0.022, top), vec2(0.006, -LAMP_HALF * 0.3)));
  putGuide(light, line, 0.0062);
  return light;
}
