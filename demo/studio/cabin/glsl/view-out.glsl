// What is seen outside the panes of the car itself, a little out of focus: its bonnet, and its door mirrors.
// Silver, as the cabin is that of cars in every paint.
float bonnetHeight(float s, float y) {
  float crown = .012 * smoothstep(.30, .40, abs(y));
  return .962 - .020 * s - .030 * s * s - .09 * y * y + crown;
}
vec4 bonnet(vec3 rd) {
  float t = (uEye.z - .93) / max(-rd.z, .02);
  vec3 p = uEye + rd * t;
  for (int i = min(0, uZero); i < 6; i++) {
    float s = SHELL_WINDSCREEN_BASE - p.x;
    t += .8 * (p.z - bonnetHeight(s, p.y)) / max(-rd.z, .02);
    p = uEye + rd * t;
  }
  float s = SHELL_WINDSCREEN_BASE - p.x, y = abs(p.y), e = .02;
  float there = smoothstep(1.18, .98, s + .18 * y * y) * smoothstep(.74, .70, y) * step(rd.z, -.03) * step(rd.x, -.2);
  float h = bonnetHeight(s, p.y);
  vec3 n = normalize(vec3(bonnetHeight(s + e, p.y) - h, h - bonnetHeight(s, p.y + e), e));
  float glance = pow(1. - max(-dot(n, rd), 0.), 5.);
  vec3 c = COLOUR_METAL * .08 * outside(n) + (.05 + .50 * glance) * outside(reflect(rd, n), .15);
  // The gap that the wipers lie in.
  c = mix(vec3(.012), c, smoothstep(.06, .16, s));
  return vec4(c, there);
}
float doorMirror(vec3 q) {
  float shell = box(q, vec3(.045, .100, .066), .042);
  return min(shell, box(q - vec3(-.01, -.12, -.064), vec3(.026, .085, .013), .012));
}
vec4 doorMirrors(vec3 rd) {
  float side = rd.y < 0. ? -1. : 1.;
  vec3 at = vec3(1.00, SHELL_HALF_WIDTH + .18, SHELL_BELT + .105);
  // Turned to the driver.
  mat2 turn = mat2(.92, -.39, .39, .92);
  vec3 o = vec3(uEye.x, uEye.y * side, uEye.z) - at, d = vec3(rd.x, rd.y * side, rd.z);
  o.xy = o.xy * turn;
  d.xy = d.xy * turn;
  if (length(cross(o, d)) > .30) return vec4(0.);
  float t = .3, nearest = 1.;
  for (int i = min(0, uZero); i < 56; i++) {
    float far = doorMirror(o + d * t);
    nearest = min(nearest, far);
    if (far < .0008 || t > 3.) break;
    t += far;
  }
  vec3 q = o + d * t;
  vec3 c = mix(vec3(.012), vec3(.05, .055, .06), smoothstep(.0, .09, q.z));
  // Its glass shows the way behind, and the car's flank on the inside.
  float glass = rect(q.yz, vec2(.088, .054), .034);
  vec3 behind = backdrop(normalize(vec3(1., side * (.16 + 2.2 * q.y), 1.6 * q.z - .03))) * .85;
  behind = mix(COLOUR_METAL * .16, behind, smoothstep(-.060, -.050, q.y - .15 * q.z));
  c = mix(c, behind, smoothstep(.004, -.002, glass) * smoothstep(.02, .03, q.x));
  return vec4(c, smoothstep(.007, .001, nearest));
}
