float upperLine(vec2 p) {
  return box(p - vec2(LAMP_LENGTH * 0.5, LAMP_HALF * 0.80), vec2(LAMP_LENGTH * 0.5, LAMP_HALF * 0.17), LAMP_HALF * 0.15);
}

float lampOutline(vec2 p) {
  vec2 q = p - vec2(LAMP_LENGTH * 0.40 + 0.15 * p.y, -LAMP_HALF * 0.40);
  return min(upperLine(p), box(q, vec2(LAMP_LENGTH * 0.27, LAMP_HALF * 0.56), 0.02));
}

vec3 lampInside(vec2 deep, vec2 shallow) {
  vec3 light = chamber(deep.y);
  vec2 middle = vec2(LAMP_LENGTH * 0.40, -LAMP_HALF * 0.40);
  for (int i = -1; i < 2; i += 2) putLens(light, deep - middle - vec2(float(i) * LAMP_LENGTH * 0.125, 0.0), LAMP_HALF * 0.44);
  float line = segment(shallow, vec2(0.02, LAMP_HALF * 0.80), vec2(LAMP_LENGTH - 0.03, LAMP_HALF * 0.80));
  putGuide(light, line, LAMP_HALF * 0.09);
  return light;
}
