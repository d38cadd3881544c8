float tailOutline(vec2 p) {
  float ends = max(-p.x + 0.5 * p.y, p.x - TAIL_LENGTH + 0.4 * (TAIL_HALF - p.y));
  return meet(abs(p.y) - TAIL_HALF * mix(0.7, 1.0, smoothstep(0.0, TAIL_LENGTH * 0.5, p.x)), ends, 0.02);
}

vec3 tailInside(vec2 deep, vec2 shallow) {
  vec3 light = redChamber(deep);
  for (int i = 0; i < 3; i++) {
    float start = TAIL_LENGTH * (0.16 + 0.22 * float(i));
    vec2 foot = vec2(start, -TAIL_HALF * 0.55), head = vec2(start + TAIL_HALF * 0.7, TAIL_HALF * 0.55);
    putGlow(light, segment(shallow, foot, head), 0.0075);
  }
  return light;
}
