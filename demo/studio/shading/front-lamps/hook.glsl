float lampOutline(vec2 p) {
  float lean = p.x - 0.30 * (p.y + LAMP_HALF);
  float ends = max(-lean, lean - LAMP_LENGTH);
  float top = p.y - LAMP_HALF * mix(0.55, 1.0, smoothstep(0.0, LAMP_LENGTH, p.x));
  return meet(max(top, -LAMP_HALF - p.y), ends, 0.03);
}

vec3 lampInside(vec2 deep, vec2 shallow) {
  vec3 light = chamber(deep.y);
  for (int i = 0; i < 2; i++) putLens(light, deep - vec2(LAMP_LENGTH * (0.40 + 0.26 * float(i)), LAMP_HALF * (0.05 + 0.1 * float(i))), min(LAMP_HALF * 0.40, LAMP_LENGTH * 0.13));
  vec2 top = vec2(LAMP_LENGTH * 0.20, LAMP_HALF * 0.46);
  vec2 corner = vec2(LAMP_LENGTH * 0.06, -LAMP_HALF * 0.74);
  vec2 end = vec2(LAMP_LENGTH * 0.72, -LAMP_HALF * 0.74);
  putGuide(light, min(segment(shallow, top, corner), segment(shallow, corner, end)), 0.005);
  return light;
}
